import { expect, test } from 'vitest';
import { splitPrintRules } from './split-print-rules.ts';

test('the rules for print are split from the others, both in their order', () => {
  const css = [
    '@layer base;a{color:red}',
    '@media print{a{color:#000}@page{margin:1cm}}',
    '@media (width<20rem){b::after{content:"}"}}',
    '@media print and (orientation:landscape){b{color:#111}}',
    "/* } */i{content:'{'}",
  ];
  expect(splitPrintRules(css.join(''))).toEqual({
    screen: [css[0], css[2], css[4]].join(''),
    print: [css[1], css[3]].join(''),
  });
});

test('a sheet without blocks is left as it is', () => {
  expect(splitPrintRules('/* nothing */')).toEqual({ screen: '/* nothing */', print: '' });
});
