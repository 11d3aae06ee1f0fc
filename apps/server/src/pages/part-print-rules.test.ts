import { expect, test } from 'vitest';
import { partPrintRules } from './part-print-rules.ts';

test('what is for paper alone is parted from the rest, both in their order', () => {
  const css = [
    '@layer base;a{color:red}',
    '@media print{a{color:#000}@page{margin:1cm}}',
    '@media (width<20rem){b::after{content:"}"}}',
    '@media print and (orientation:landscape){b{color:#111}}',
    "/* } */i{content:'{'}",
  ];
  expect(partPrintRules(css.join(''))).toEqual({
    screen: [css[0], css[2], css[4]].join(''),
    print: [css[1], css[3]].join(''),
  });
});

test('a sheet without blocks is left as it is', () => {
  expect(partPrintRules('/* nothing */')).toEqual({ screen: '/* nothing */', print: '' });
});
