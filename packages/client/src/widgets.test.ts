import { Window } from 'happy-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWidgets, widgetsScript, widgetTag } from './widgets.ts';

const baseUrl = 'https://hoa.example.org';
afterEach(() => vi.unstubAllGlobals());

test('a tag says what its widget reads, whatever the words in it', () => {
  expect(widgetTag('hoa-law', { state: 'VA' })).toBe('<hoa-law state="VA"></hoa-law>');
  expect(widgetTag('hoa-ask')).toBe('<hoa-ask></hoa-ask>');
  expect(widgetTag('hoa-glossary', { term: 'a "lien" <b>', theme: 'dark' })).toBe(
    '<hoa-glossary term="a &quot;lien&quot; &lt;b&gt;" theme="dark"></hoa-glossary>',
  );
});

test('a tag keeps room for its widget and leaves out what that does not read', () => {
  expect(widgetTag('hoa-ask', { state: 'TX', topic: 'liens', room: '430px' })).toBe(
    '<hoa-ask state="TX" style="display:block;min-height:430px"></hoa-ask>',
  );
});

test('the script is a line of HTML, or is loaded by an application, once', () => {
  expect(widgetsScript(baseUrl)).toBe(
    '<script src="https://hoa.example.org/widgets.js" async></script>',
  );
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  vi.stubGlobal('document', document);
  loadWidgets(baseUrl);
  loadWidgets(new URL(baseUrl));
  expect([...document.scripts].map(({ src }) => src)).toEqual([`${baseUrl}/widgets.js`]);
});
