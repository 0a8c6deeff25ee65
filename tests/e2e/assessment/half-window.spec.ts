import { openPage } from '../support/every-page.ts';
import { zoomTwice } from '../support/half-window.ts';
import { openAs, test } from '../support/portal.ts';

const addressOf = (page: string, number: number) => {
  const trxId = `TRX-${new Date().getFullYear()}-${String(number).padStart(6, '0')}`;
  return `/myassessment/${page}/${Buffer.from(trxId).toString('base64url')}`;
};

/** Person, page and what is done there in the end. Stories show that each page is whole; here nothing lies over what is pressed. */
const pages: readonly (readonly [person: string, address: string, action: string])[] = [
  ['citra', addressOf('agreement', 198), 'Tanda tangani dan kirim'],
  ['intan', addressOf('apl01', 186), 'Kirim permohonan'],
  ['hadi', addressOf('exam/result', 121), 'Terima hasil'],
];

for (const [person, address, action] of pages)
  test(`at 200 % of a small laptop ${address.replace(/\/[^/]{16,}$/, '')} of ${person} has nothing over its "${action}"`, async ({
    page,
  }) => {
    await zoomTwice(page);
    await openAs(page, person, address);
    await openPage(page, address);
    await page.getByRole('main').getByRole('button', { name: action, exact: true }).click({ trial: true });
  });
