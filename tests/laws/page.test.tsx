import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { allowMovedNodes } from '../../src/ui/core/errors/moved-nodes.ts';
import { matchRoute } from '../../src/ui/frame/routes.tsx';
import { choose, goTo, openPortal, part, pdf, press, said, textOf } from '../ui/portal/open-portal.tsx';
import { pages, persons } from '../ui/portal/pages.ts';
import { handIn, openExam } from '../ui/portal/steps.ts';
import { unmarkedEnglish } from './english.ts';
import { bareTexts, staleTexts } from './fibers.ts';
import { strangers } from './translators.ts';

const { insertBefore, removeChild } = Node.prototype;
beforeAll(allowMovedNodes);
afterAll(() => void Object.assign(Node.prototype, { insertBefore, removeChild }));

const crashed = () =>
  !document.querySelector('main') || document.body.textContent.includes('Terjadi kesalahan. Silahkan');

/** Controls whose tooltip is a part of their name: a screen reader says that part again as a description. */
const saidTwice = () =>
  [...document.querySelectorAll<HTMLElement>('a[title], button[title]')]
    .map((control) => [control.getAttribute('aria-label') ?? control.textContent.trim(), control.title] as const)
    .filter(([name, title]) => name !== title && name.includes(title));

/** Whether what a page says is answered, signed or paid. */
const isBinding = (address: string) =>
  /exam|document|form|transaction/.test(matchRoute(address.split('?')[0] ?? '')?.route.layout ?? '');

/** A press or an entry in everything of a page that changes the page without sending anything. */
const touchEverything = async () => {
  const found = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)].slice(0, 8);
  for (const control of found('main summary, main [aria-expanded], main [type=radio], main [type=checkbox]'))
    await act(async () => void fireEvent.click(control));
  for (const field of found<HTMLInputElement>('main textarea, main [type=text], main [type=search], main [type=email]'))
    await act(async () => void fireEvent.change(field, { target: { value: `${field.value}a` } }));
  for (const choice of found<HTMLSelectElement>('main select'))
    await act(
      async () => void fireEvent.change(choice, { target: { value: choice.options[choice.length - 1]?.value } }),
    );
};

const write = async (value: string) => fireEvent.change(await part('textarea'), { target: { value } });

const exams = [
  [
    'written/pilihan-ganda',
    '1.exam.written',
    async () => fireEvent.click(await part('input[type=radio][value=C]')),
    /Pilihan Ganda.*1 dari 30/,
  ],
  ['essay', '1.exam.essay', () => write('Peta.'), /Esai.*1 dari 5/],
  ['observation', '1.exam.observation', () => write('Array.'), /Observasi.*1 dari 3/],
  [
    'demonstration',
    '1.exam.demonstration',
    async () => {
      choose(await part('input[type=file]'), pdf('hasil.pdf'));
      await said('Sudah diunggah');
    },
    /Demonstrasi.*1 dari 2/,
  ],
] as const;

describe.each(Object.keys(strangers))('with %s', (name) => {
  const removes = name === 'an extension that removes texts';
  const start = () => {
    const stop = strangers[name]?.();
    if (stop) onTestFinished(stop);
  };

  it.each(persons)(
    'every page of %s opens and is used, does not crash, and shows and announces what it says',
    async (who) => {
      await openPortal(who, '/faq');
      start();
      const wrong: unknown[] = [];
      for (const [, address, , heading, words] of pages.filter(([, , of]) => of === who)) {
        await goTo(address);
        const isShown = () => textOf('h1') === heading && (name !== 'nobody' || textOf('main').includes(words));
        await waitFor(() => expect(crashed() || isShown()).toBe(true), { timeout: 4_000 }).catch(() =>
          wrong.push(`${address} is not shown`),
        );
        if (removes) start();
        await touchEverything();
        if (crashed()) wrong.push(`${address} crashed`);
        else if (!removes && staleTexts().length > 0) wrong.push([address, staleTexts()]);
        if (bareTexts().length > 0) wrong.push([address, bareTexts()]);
        if (unmarkedEnglish().length > 0) wrong.push([address, unmarkedEnglish()]);
        if (saidTwice().length > 0) wrong.push([address, saidTwice()]);
        if (document.querySelector('[role=alert]:empty')) wrong.push(`${address} has an alert that waits for its text`);
        if (isBinding(address) && !document.querySelector('[translate=no] main'))
          wrong.push(`${address} is translated`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(exams)(
    'an exam of %s (%s) goes on with its clock and ends with a receipt',
    async (exam, _, answer, receipt) => {
      await openExam(exam);
      start();
      await press('Mulai ujian');
      const clock = async () => (await part('[role=timer]')).textContent;
      const first = await waitFor(async () => {
        expect(await clock()).toMatch(/\d\d:\d\d/);
        return clock();
      });
      if (removes) start();
      await answer();
      // the exams share their clock, and to see it run, or come back, takes a second
      const runs = async () => expect([first, '']).not.toContain(await clock());
      if (removes || exam === 'essay') await waitFor(runs);
      expect(await clock()).toMatch(/\d\d:\d\d/);
      expect(await handIn()).toMatch(receipt);
    },
  );
});

it('a running exam whose page fails all the same says its time and the state of its answers, and one press goes back to it (fault matrix 99)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React logs the caught error
  await openExam('written/pilihan-ganda');
  await press('Mulai ujian');
  const answer = await part('input[type=radio][value=C]');
  const allowing = Node.prototype.insertBefore;
  const refusing = vi.spyOn(Node.prototype, 'insertBefore').mockImplementation(function (this: Node, added, next) {
    if (!(this instanceof Element && this.closest('main'))) return allowing.call(this, added, next);
    refusing.mockRestore();
    throw new DOMException('not a child of this node', 'NotFoundError');
  });
  fireEvent.click(answer);
  await said('Halaman ujian ini berhenti karena kesalahan');
  await waitFor(() => expect(document.body.textContent).toMatch(/Ujian Pilihan Ganda sedang berjalan, sisa [\d:]+\./));
  expect(document.body.textContent).toMatch(/1 jawaban belum terkirim|Semua jawaban terkirim/);
  await press('Kembali ke ujian');
  await said('Sudah dijawab 1');
  expect((await part('[role=timer]')).textContent).toMatch(/\d\d:\d\d/);
});
