import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
// @ts-expect-error: a script without types
import { fullConfigFor } from '../../../scripts/api-config.mjs';
// @ts-expect-error: a script without types
import { listen } from '../../../scripts/listen.mjs';
// @ts-expect-error: a script without types
import { answerFrom } from '../../../scripts/serving/build-files.mjs';
// @ts-expect-error: a script without types
import { contentSecurityPolicy } from '../../../scripts/serving/content-security-policy.mjs';
import { everythingKept } from '../support/everything-kept.ts';
import { expect } from '../support/portal.ts';
import { choose, continueExam, essay, expectSaved, goTo, option, review } from './exam-attempt.ts';
import {
  examAddress,
  examCard,
  keptOnDevice,
  offlineText,
  openReview,
  ready,
  reopensOffline,
  startExam,
  submitExam,
} from './exam-steps.ts';
import { test as base } from './exam-world.ts';

/** A copy of the live build under another id, as a deploy brings it: its chunks have other names, those of before are gone. */
const deployed = (from: string, to: string) => {
  fs.cpSync(from, to, { recursive: true });
  const assets = fs.readdirSync(path.join(to, 'assets')).filter((name) => name.endsWith('.js'));
  const renamed = new Map(assets.map((name) => [name, `n${name}`]));
  const { build } = JSON.parse(fs.readFileSync(path.join(to, 'version.json'), 'utf8')) as { build: string };
  const names = new RegExp(assets.map((name) => name.replace(/[-.]/g, '\\$&')).join('|'), 'g');
  for (const file of fs.readdirSync(to, { recursive: true }) as string[]) {
    if (!/\.(js|html|json)$/.test(file)) continue;
    const text = fs.readFileSync(path.join(to, file), 'utf8');
    const changed = text.replace(names, (name) => renamed.get(name) ?? name).replaceAll(build, nextBuild);
    fs.writeFileSync(path.join(to, file), changed);
  }
  for (const [name, other] of renamed) fs.renameSync(path.join(to, 'assets', name), path.join(to, 'assets', other));
};
const nextBuild = 'ffffffffff';

/** A server of the live build which is given another one, or another configuration, while candidates are on it. */
interface Portal {
  readonly url: string;
  /** From now on the next build is served, and nothing of the one before. */
  deploy(): void;
  configure(change: object): void;
}

const test = base.extend<{ portal: Portal }>({
  portal: async ({ server }, use, { outputDir }) => {
    if (!server) throw new Error('of the live build');
    const { api } = (await (await fetch(`${server.url}/config.json`)).json()) as { api: { baseUrl: string } };
    const next = path.join(outputDir, 'next');
    deployed('dist', next);
    const serving = JSON.parse(fs.readFileSync('dist/.serving.json', 'utf8')) as {
      addresses: object;
      styleHashes: object;
    };
    let config = fullConfigFor(api.baseUrl) as object;
    let root = path.resolve('dist');
    const { url, stop } = (await listen(
      (request: never, response: never) => {
        const policy = contentSecurityPolicy({ config, styleHashes: serving.styleHashes, live: true });
        answerFrom({ root, addresses: serving.addresses, policy, config })(request, response);
      },
      { port: 0 },
    )) as { url: string; stop: () => Promise<void> };
    await use({
      url,
      deploy: () => {
        root = next;
      },
      configure: (change) => {
        config = { ...config, ...change };
      },
    });
    await stop();
  },
});

/** What opens the exam without a network: whose it is, the exam itself and its pictures. */
const ofExam = async (page: Page) => {
  const { local, rows } = await everythingKept(page);
  return [
    ...Object.keys(local).filter((name) => name.endsWith(':ujian')),
    ...rows.filter((row) => row.includes('luring/')),
  ];
};

/** The id of the build of this page. */
const buildOf = (page: Page) =>
  page.locator('meta[name=build]').evaluate((meta) => (meta as HTMLMetaElement).content.split('+')[1]);

/** Every script that this page has loaded is of the build that its HTML is of, which is given. */
const expectWhole = async (page: Page) => {
  const build = await buildOf(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => /^\/assets\/.*\.js$/.test(name)),
  );
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => fs.existsSync(path.join('dist', name)) === (build === nextBuild))).toEqual([]);
  return build;
};

test('a deploy during an exam mixes no versions: the page of before stays whole, the new worker waits, and the switch takes all away (fault matrix 96)', async ({
  page,
  portal,
  openWorld,
}) => {
  test.slow();
  await openWorld(page, 'sedang-ujian');
  await page.goto(portal.url + examAddress()); // cookies know no ports
  await continueExam(page);
  await ready(page);
  const before = await buildOf(page);
  portal.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state), { timeout: 30_000 })
    .toBe('installed');
  expect(await page.evaluate(() => caches.keys())).toHaveLength(2);
  await review(page); // chunks of before are gone from the server
  await page
    .getByRole('button', { name: /^Kembali/ })
    .first()
    .click();
  await choose(page, 13, 'B');
  await expectSaved(page);
  await reopensOffline(page);
  expect(await expectWhole(page)).toBe(before); // the page of the worker that is in charge
  await page.context().setOffline(false);
  await expectSaved(page);
  await page.goto('about:blank');
  await expect
    .poll(async () => {
      await page.goto(`${portal.url}/`);
      const names = await page.evaluate(() => caches.keys());
      await page.goto('about:blank');
      return names;
    })
    .toEqual([`portal-ujian-${nextBuild}`]);
  await page.goto(`${portal.url}/`);
  const kept = await ofExam(page);
  expect(kept).toContain('portal-asesi:ujian');
  expect(kept.filter((name) => name.includes('luring/')).length).toBeGreaterThan(1); // the exam, and its pictures
  portal.configure({ features: { offlineExams: false } });
  await page.goto(`${portal.url}/`);
  await expect.poll(() => keptOnDevice(page)).toMatchObject({ registered: 0, caches: [] });
  await expect.poll(() => ofExam(page)).toEqual([]);
  await page.goto('about:blank');
});

const task = (page: Page, no: number) => page.getByRole('region', { name: `Tugas ${no}`, exact: true });
const chooseFile = (page: Page, no: number) =>
  task(page, no)
    .locator('input[type=file]')
    .setInputFiles({
      name: `hasil-${no}.pdf`,
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(20_000)]),
    });
const expectUploaded = (page: Page, no: number) =>
  expect(task(page, no)).toContainText(new RegExp(`Sudah diunggah.*hasil-${no}\\.pdf`));
const expectChosen = async (page: Page, no: number, letter: string) => {
  await goTo(page, no);
  await expect(option(page, letter)).toBeChecked();
};

interface Kind {
  readonly name: string;
  /** What is done on the build of before, until the server has it. */
  readonly first: (page: Page) => Promise<void>;
  readonly showsFirst: (page: Page) => Promise<void>;
  /** What is done after the deploy, without a network. */
  readonly second: (page: Page) => Promise<void>;
  /** With the network back: the server has the second too. */
  readonly arrives: (page: Page) => Promise<void>;
  readonly receipt: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'Ujian Pilihan Ganda',
    first: async (page) => {
      await choose(page, 13, 'B');
      await expectSaved(page);
    },
    showsFirst: (page) => expectChosen(page, 13, 'B'),
    second: async (page) => {
      await choose(page, 14, 'C');
      await expectSaved(page, '1 jawaban belum terkirim');
    },
    arrives: async (page) => {
      await expectSaved(page);
      await expectChosen(page, 14, 'C');
    },
    receipt: '14 dari 30',
  },
  {
    name: 'Ujian Esai',
    first: async (page) => {
      await essay(page).fill('Sebelum pembaruan.');
      await expectSaved(page);
    },
    showsFirst: (page) => expect(essay(page)).toHaveValue('Sebelum pembaruan.'),
    second: async (page) => {
      await essay(page).fill('Sebelum pembaruan, dan sesudahnya.');
      await expectSaved(page, '1 jawaban belum terkirim');
    },
    arrives: async (page) => {
      await expectSaved(page);
      await expect(essay(page)).toHaveValue('Sebelum pembaruan, dan sesudahnya.');
    },
    receipt: '1 dari',
  },
  {
    name: 'Ujian Demonstrasi',
    first: async (page) => {
      await chooseFile(page, 1);
      await expectUploaded(page, 1);
    },
    showsFirst: (page) => expect(task(page, 1)).toContainText('hasil-1.pdf'),
    second: async (page) => {
      await chooseFile(page, 2);
      await expect(task(page, 2).getByRole('button', { name: again })).toBeVisible();
    },
    arrives: async (page) => {
      const repeat = task(page, 2).getByRole('button', { name: again });
      await expect(
        task(page, 2)
          .getByText(/Sudah diunggah/)
          .or(repeat),
      ).toBeVisible();
      if (await repeat.isVisible()) await repeat.click();
      await expectUploaded(page, 2);
    },
    receipt: '2 dari 2',
  },
  {
    name: 'Ujian Observasi', // the assessor writes, the candidate confirms
    first: (page) => expect(page.getByRole('heading', { name: 'Penilaian asesor' })).toBeVisible(),
    showsFirst: (page) => expect(page.getByRole('heading', { name: 'Penilaian asesor' })).toBeVisible(),
    second: (page) => expect(page.getByRole('timer')).toBeVisible(),
    arrives: (page) => expect(page.getByText(offlineText)).toBeHidden(),
    receipt: 'Ujian Observasi',
  },
];
const again = /coba lagi|Unggah sekarang/i;

test('a deploy in the middle of each kind of exam loses nothing: the page of the next build goes on, without a network that of before does, each whole, and all is handed in (fault matrix 96)', async ({
  page,
  portal,
  openWorld,
}) => {
  test.setTimeout(120_000);
  await openWorld(page, 'sedang-ujian');
  const addresses = new Map<Kind, string>();
  for (const kind of kinds) {
    await page.goto(portal.url + examAddress());
    if (kind === kinds[0]) await continueExam(page);
    else {
      await examCard(page, kind.name).getByRole('link', { name: 'Lihat petunjuk' }).click();
      await startExam(page);
    }
    if (kind === kinds[0]) await ready(page);
    await kind.first(page);
    addresses.set(kind, page.url());
  }
  const before = await expectWhole(page);
  portal.deploy();
  for (const [index, kind] of kinds.entries())
    await test.step(kind.name, async () => {
      await page.goto(addresses.get(kind) ?? '');
      await kind.showsFirst(page);
      expect(await expectWhole(page)).toBe(nextBuild);
      await reopensOffline(page, kinds.length - index);
      await kind.showsFirst(page);
      expect(await expectWhole(page)).toBe(before);
      await kind.second(page);
      await page.context().setOffline(false);
      await kind.arrives(page);
      await expect(page.getByText(offlineText)).toBeHidden();
      await openReview(page);
      await expect(await submitExam(page, kind.name)).toContainText(kind.receipt);
      expect(await expectWhole(page)).toBe(before);
    });
});
