import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { embedPortal, embedTag, frameTag, portalPageUrl } from './embed-portal.ts';

const baseUrl = 'https://hoa.example.org';

test('the address of a page is a path of the portal', () => {
  expect(portalPageUrl({ baseUrl }).href).toBe('https://hoa.example.org/');
  expect(portalPageUrl({ baseUrl, path: '/topic/liens#in-short' }).href).toBe(
    'https://hoa.example.org/topic/liens#in-short',
  );
});

test('a path that leads elsewhere is refused', () => {
  for (const path of ['https://evil.example/', '//evil.example', 'javascript:alert(1)']) {
    expect(() => portalPageUrl({ baseUrl, path })).toThrow(TypeError);
    expect(() => embedTag({ baseUrl, path })).toThrow(TypeError);
    expect(() => frameTag({ baseUrl, path })).toThrow(TypeError);
  }
});

test('a portal beneath a path, which has no pages there, is refused', () => {
  const beneath = { baseUrl: 'https://hoa.example.org/portal/' };
  for (const tag of [portalPageUrl, embedTag, frameTag]) expect(() => tag(beneath)).toThrow(/root/);
});

test('the tag is one line of HTML, whatever the words in it', () => {
  expect(embedTag({ baseUrl, path: '/topic/liens', title: 'Liens & "more" <b>' })).toBe(
    '<script src="https://hoa.example.org/embed.js" data-path="/topic/liens" ' +
      'data-title="Liens &amp; &quot;more&quot; &lt;b&gt;" async></script>',
  );
  expect(frameTag({ baseUrl, path: '/?a=1&b=2', heightPx: 700.4 })).toBe(
    '<iframe src="https://hoa.example.org/?a=1&amp;b=2" title="HOA Education Portal" ' +
      'width="100%" height="700" style="border: 0" allow="clipboard-write" loading="lazy"></iframe>',
  );
});

test('an application puts the page into an element and takes it out again', () => {
  const { document } = new Window({ settings: { disableJavaScriptFileLoading: true } });
  const place = document.body as unknown as Element;
  const remove = embedPortal(place, { baseUrl, path: '/topic/liens' });
  const script = place.querySelector('script');
  expect(script?.src).toBe('https://hoa.example.org/embed.js');
  expect(script?.dataset.path).toBe('/topic/liens');
  remove();
  expect(place.children).toHaveLength(0);
});
