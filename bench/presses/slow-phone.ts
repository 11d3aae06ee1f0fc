import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Slowness, slowDown } from '../slow-down.ts';
import type { PressKind } from './press-kinds.ts';
import { SEEN_BINDING, watchPress } from './watch-press.ts';

const SLOW_PHONE: Slowness = { bytesPerSecond: 400_000 / 8, latencyMs: 400, slower: 6 };
/** Between reaching what is to be pressed and pressing it. */
const SETTLE_MS = 500;
/** How long a finger stays on what it presses. */
const TOUCH_MS = 60;
/** What is not seen after so long is not answered at all. */
const UNSEEN_MS = 15_000;

/** What came of a press. */
export interface Press {
  /** Until something of it was seen; infinite where nothing was. */
  ms: number;
  /** Whether the application ran when the finger came down. */
  isLive: boolean;
}

/** A phone with one page. */
export interface Phone {
  page: Page;
  /** From now on 400 kbit/s, round trips of 400 ms and a processor six times slower. */
  slowDown(): Promise<void>;
  /** Presses the middle of something with a finger. */
  press(kind: Pick<PressKind, 'find'>): Promise<Press>;
  close(): Promise<void>;
}

/** The middle of what is to be pressed, brought into view. */
async function middleOf({ find }: Pick<PressKind, 'find'>, page: Page) {
  const found = find(page);
  await found.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const box = await found.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The source of the listeners by which Playwright guards its own clicks. */
const GUARD = /_hitTargetInterceptor/;
/** Of a group alone does the browser give the listeners themselves. */
const OBJECTS = 'guards';

/**
 * Takes from a page what Playwright listens to each touch with, in the page's world and in its own:
 * that runs before the page's listeners, for some 10 ms with a processor six times slower.
 */
async function withoutGuards(session: CDPSession): Promise<void> {
  const worlds: number[] = [];
  const add = ({ context }: { context: { id: number } }) => worlds.push(context.id);
  session.on('Runtime.executionContextCreated', add);
  // Those that are there are told as well.
  await session.send('Runtime.enable');
  session.off('Runtime.executionContextCreated', add);
  for (const contextId of worlds) {
    const { result } = await session.send('Runtime.evaluate', {
      expression: 'window',
      contextId,
      objectGroup: OBJECTS,
    });
    const { objectId } = result;
    if (objectId === undefined) continue;
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId });
    for (const { type, useCapture, handler } of listeners) {
      if (handler?.objectId === undefined || !GUARD.test(handler.description ?? '')) continue;
      await session.send('Runtime.callFunctionOn', {
        objectId: handler.objectId,
        functionDeclaration:
          'function (type, capture) { removeEventListener(type, this, capture); }',
        arguments: [{ value: type }, { value: useCapture }],
      });
    }
  }
  await session.send('Runtime.releaseObjectGroup', { objectGroup: OBJECTS });
  await session.send('Runtime.disable');
}

export async function openPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  let seen: (press: Press) => void = () => {};
  await page.exposeFunction(SEEN_BINDING, (ms: number, isLive: boolean) => seen({ ms, isLive }));
  await page.addInitScript(watchPress, SEEN_BINDING);
  const session = await context.newCDPSession(page);
  // The page may be left by what is pressed, and then nobody says that the finger was felt.
  const touch = (type: 'touchStart' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints }).catch(() => {});
  return {
    page,
    slowDown: () => slowDown(session, SLOW_PHONE),
    async press(kind) {
      const middle = await middleOf(kind, page);
      await withoutGuards(session);
      // What scrolling to it asked for is drawn; a visitor looks before pressing, too.
      await page.waitForTimeout(SETTLE_MS);
      const { promise, resolve } = Promise.withResolvers<Press>();
      seen = resolve;
      const unseen = setTimeout(() => resolve({ ms: Infinity, isLive: true }), UNSEEN_MS);
      touch('touchStart', [middle]);
      await page.waitForTimeout(TOUCH_MS);
      touch('touchEnd', []);
      const result = await promise;
      clearTimeout(unseen);
      return result;
    },
    close: () => context.close(),
  };
}
