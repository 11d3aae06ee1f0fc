import { expect, test } from 'vitest';
import { PictureStore } from './picture-store.ts';

const picture = (bytes: number) => Buffer.alloc(bytes);

test('a picture is drawn once however many ask for it', async () => {
  const store = new PictureStore();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return picture(10);
  };
  const pictures = await Promise.all([1, 2, 3].map(() => store.get('home', draw)));
  expect(new Set([...pictures, await store.get('home', draw)]).size).toBe(1);
  expect(drawn).toBe(1);
});

test('pictures are drawn one after the other', async () => {
  const store = new PictureStore();
  let atOnce = 0;
  const draw = async () => {
    atOnce += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(atOnce).toBe(1);
    atOnce -= 1;
    return picture(10);
  };
  await Promise.all(['a', 'b', 'c'].map((key) => store.get(key, draw)));
});

test('past the budget the picture asked for longest ago is dropped', async () => {
  const store = new PictureStore(25);
  const drawn: string[] = [];
  const get = (key: string) =>
    store.get(key, async () => {
      drawn.push(key);
      return picture(10);
    });
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key);
  expect(drawn).toEqual(['a', 'b', 'c', 'b']);
});

test('a drawing that failed is tried again, and holds nothing up', async () => {
  const store = new PictureStore();
  const fail = async () => {
    throw new Error('no paint');
  };
  await expect(store.get('a', fail)).rejects.toThrow('no paint');
  expect(await store.get('b', async () => picture(1))).toHaveLength(1);
  expect(await store.get('a', async () => picture(2))).toHaveLength(2);
});
