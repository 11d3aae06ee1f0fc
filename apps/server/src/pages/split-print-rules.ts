/** What opens a block, closes one, or begins a string or a comment in which neither counts. */
const TOKEN = /\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;
const PRINT = /^\s*@media print\b/;

/** The rules of a style sheet one by one: each at-rule and each rule with its block. */
function* rulesOf(css: string): Generator<string> {
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') depth += 1;
    if (token !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    yield css.slice(start, index + 1);
    start = index + 1;
  }
  yield css.slice(start);
}

/**
 * Splits a style sheet into the rules for print and the others, each in their order. Those for
 * print then apply after the others, whatever order they stood in.
 */
export function splitPrintRules(css: string): { screen: string; print: string } {
  const split = { screen: '', print: '' };
  for (const rule of rulesOf(css)) split[PRINT.test(rule) ? 'print' : 'screen'] += rule;
  return split;
}
