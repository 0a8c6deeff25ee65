import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { examOfEachTest, minute, press, sending, type } from '../exam-in-progress.tsx';

const here = examOfEachTest();

const question = () => screen.getByRole('heading', { level: 2, name: /^Soal \d/ }).textContent;
const open = async (place: number | null) => {
  cleanup();
  for (const name of here.memory.texts.keys()) here.memory.write(name, null);
  here.kept.place = place;
  await here.open();
};

it('an exam without answers opens its first question', async () => {
  await open(null);
  expect(question()).toMatch(/^Soal 1/);
});

it('an exam that began on another device opens its first blank question, with the focus on it', async () => {
  await open(null);
  type('jawaban pertama');
  await here.pass(sending);
  await open(null);
  expect(question()).toMatch(/^Soal 2/);
  expect(document.activeElement?.textContent).toBe(question());
});

it('an exam with all its answers opens its first question', async () => {
  await open(null);
  type('jawaban pertama');
  await press('Berikutnya');
  type('jawaban kedua');
  await here.pass(sending);
  await open(null);
  expect(question()).toMatch(/^Soal 1/);
});

it('another tab opens the question that this device has shown last, though another one is blank', async () => {
  await open(null);
  type('jawaban pertama');
  await here.pass(sending);
  await open(0);
  expect(question()).toMatch(/^Soal 1/);
});

it('a reload of a tab opens its question, also where the device keeps no copy of the exam', async () => {
  await open(null);
  type('jawaban pertama');
  await here.pass(sending);
  const beforeReload = new Map(here.memory.texts);
  expect([...beforeReload.values()]).toEqual([`0 ${here.server.exam.startedAt}`]);
  await open(null);
  expect(question()).toMatch(/^Soal 2/);
  cleanup();
  await here.settle();
  for (const [name, text] of beforeReload) here.memory.write(name, text);
  await here.open();
  expect(question()).toMatch(/^Soal 1/);
});

it('an exam that is left, also by a log-out in another tab, leaves no question in the memory of the tab', async () => {
  await open(null);
  cleanup();
  await here.settle();
  expect([...here.memory.texts]).toEqual([]);
});

describe('an exam that starts again with the same ids opens its first question', () => {
  const atTheSecond = async () => {
    await open(null);
    await press('Berikutnya');
    expect(question()).toMatch(/^Soal 2/);
  };
  const again = async () => {
    cleanup();
    await here.pass(minute);
    here.server.startAgain();
    await here.open();
  };

  it('in the same tab without a reload', async () => {
    await atTheSecond();
    here.portal.reloads = false;
    await again();
    expect(question()).toMatch(/^Soal 1/);
  });

  it('after a reload of the tab', async () => {
    await atTheSecond();
    const beforeReload = new Map(here.memory.texts);
    cleanup();
    await here.settle();
    for (const [name, text] of beforeReload) here.memory.write(name, text);
    await again();
    expect(question()).toMatch(/^Soal 1/);
  });

  it('although this device keeps a copy of the earlier attempt', async () => {
    const { startedAt } = here.server.exam;
    Object.assign(here.kept, { place: 1, startedAt });
    await again();
    expect(question()).toMatch(/^Soal 1/);
  });
});
