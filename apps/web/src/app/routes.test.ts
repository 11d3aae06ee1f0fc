import { WIDGETS } from '@hoa/core/widgets/widgets';
import { expect, test } from 'vitest';
import { matchRoute, NOT_FOUND } from './routes';

test('every widget shows a screen of the portal', () => {
  const said = { state: 'VA', topic: 'liens', guide: 'fined', calculator: 'notice-dates' };
  for (const [tag, { path }] of Object.entries(WIDGETS)) {
    for (const attributes of [said, { topic: 'liens' }]) {
      const [pathname = ''] = (path(attributes) ?? '').split('?');
      expect(matchRoute(pathname).route, tag).not.toEqual(NOT_FOUND);
    }
  }
});
