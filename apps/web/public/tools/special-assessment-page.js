/** What the parts of the tool share: its elements, amounts in words, and cells of a table. */

export const $ = (id) => document.getElementById(id);
export const form = $('form');

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
export const money = (cents) => DOLLARS.format(cents / 100);
export const shortMoney = (cents) => (cents % 100 === 0 ? WHOLE.format(cents / 100) : money(cents));

export function cell(tag, text, className) {
  const element = document.createElement(tag);
  element.textContent = text;
  if (className) element.className = className;
  if (tag === 'th') element.scope = 'col';
  return element;
}

export function row(cells) {
  const element = document.createElement('tr');
  element.append(...cells);
  return element;
}
