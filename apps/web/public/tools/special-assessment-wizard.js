import { work } from './special-assessment-form.js';
import { addGroup, drawGroups } from './special-assessment-groups.js';
import { copyNotice, noticeText } from './special-assessment-notice.js';
import { $, form } from './special-assessment-page.js';
import { showResult } from './special-assessment-result.js';

function update() {
  const isPlan = form.elements.payment.value === 'installments';
  $('due-label').textContent = isPlan ? 'First payment due' : 'Due date';
  for (const part of form.querySelectorAll('[data-when-split]')) {
    part.hidden = part.dataset.whenSplit !== form.elements.split.value;
  }
  for (const part of form.querySelectorAll('[data-when-payment]')) part.hidden = !isPlan;

  const result = work();
  document.body.classList.toggle('incomplete', result === null);
  if (result === null) return;
  showResult(result);
  $('notice').textContent = noticeText(result);
}

form.addEventListener('input', update);
form.addEventListener('submit', (event) => event.preventDefault());
$('add-group').addEventListener('click', () => {
  addGroup(update);
  update();
});
$('copy').addEventListener('click', async () => {
  $('copied').textContent = (await copyNotice()) ? 'Copied' : 'Copying is blocked here';
});
$('print').addEventListener('click', () => window.print());
drawGroups(update);
update();
