import { expect, test } from 'vitest';
import { SCREENS } from '../../journeys/screens.fixture';
import { matchRoute, ROUTES } from './routes';

test('every screen is looked at for accessibility: add its address to journeys/screens.fixture.ts', () => {
  const seen = SCREENS.map((address) => matchRoute(address.split('?', 1)[0] ?? '').route.path);
  expect(ROUTES.map(({ path }) => path).filter((path) => !seen.includes(path))).toEqual([]);
});
