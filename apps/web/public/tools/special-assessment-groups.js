import { $, cell } from './special-assessment-page.js';

/** The kinds of homes for a split by share. */
export const groups = [
  { name: 'One bedroom', homes: '60', share: '0.70' },
  { name: 'Two bedrooms', homes: '40', share: '0.95' },
  { name: 'Three bedrooms', homes: '20', share: '1.00' },
];

function groupField(group, key, label, index) {
  const wrapper = document.createElement('div');
  wrapper.className = 'field';
  const input = document.createElement('input');
  input.id = `group-${index}-${key}`;
  input.value = group[key];
  input.autocomplete = 'off';
  if (key !== 'name') input.inputMode = 'decimal';
  input.setAttribute('aria-describedby', 'groups-error');
  input.addEventListener('input', () => {
    group[key] = input.value;
  });
  const caption = cell('label', label);
  caption.htmlFor = input.id;
  wrapper.append(caption, input);
  return wrapper;
}

/** Draws a line for each kind of homes, and says when one was taken away. */
export function drawGroups(onRemoved) {
  $('groups').replaceChildren(
    ...groups.map((group, index) => {
      const line = document.createElement('div');
      line.className = 'group';
      const remove = cell('button', '×', 'remove');
      remove.type = 'button';
      remove.setAttribute('aria-label', `Remove ${group.name || 'this kind'}`);
      remove.disabled = groups.length === 1;
      remove.addEventListener('click', () => {
        groups.splice(index, 1);
        drawGroups(onRemoved);
        $('add-group').focus();
        onRemoved();
      });
      line.append(
        groupField(group, 'name', 'Kind of home', index),
        groupField(group, 'homes', 'Homes', index),
        groupField(group, 'share', 'Share each', index),
        remove,
      );
      return line;
    }),
  );
}

/** Adds a kind of homes and puts the cursor into its name. */
export function addGroup(onRemoved) {
  groups.push({ name: '', homes: '', share: '' });
  drawGroups(onRemoved);
  $(`group-${groups.length - 1}-name`).focus();
}
