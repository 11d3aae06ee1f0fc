import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainPageHtml, plainPageStyles } from './plain-page.ts';

const styles = plainPageStyles(new URL('./plain-page.css', import.meta.url));

test('the colours are those of the site, light and dark', () => {
  const tokens = readFileSync(
    new URL('../../../web/src/styles/tokens.css', import.meta.url),
    'utf8',
  );
  const [light = '', dark = ''] = tokens.split('data-mantine-color-scheme="dark"');
  const value = (css: string, name: string) => new RegExp(`${name}: (#\\w+);`).exec(css)?.[1];
  const own = [...styles.matchAll(/(--portal-[\w-]+): light-dark\((#\w+), (#\w+)\)/g)].filter(
    ([, name]) => name !== '--portal-page', // Mantine's own variable on the site
  );
  expect(own.length).toBeGreaterThan(4);
  for (const [, name = '', ...colours] of own) {
    expect(colours, name).toEqual([value(light, name), value(dark, name)]);
  }
});

test('names are text: a portal called by markup shows it', () => {
  const html = plainPageHtml({
    title: 'API | <b>',
    robots: 'noindex',
    styles: '',
    siteName: 'A & <script>',
    header: '',
    body: '<main id="main"></main>',
  });
  expect(html).toContain('<title>API | &lt;b&gt;</title>');
  expect(html).toContain('<a href="/">A &amp; &lt;script&gt;</a>');
});
