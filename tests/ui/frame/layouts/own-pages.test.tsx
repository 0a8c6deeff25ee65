import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { parseConfig } from '../../../../src/configuration/config.ts';
import { ConfigContext } from '../../../../src/ui/core/config-context.ts';
import { Footer } from '../../../../src/ui/frame/layouts/footer.tsx';
import CandidateCorner from '../../../../src/ui/frame/layouts/menu/candidate-corner.tsx';
import { MobileMenuItems } from '../../../../src/ui/frame/layouts/menu/mobile-menu-items.tsx';
import { htmlOf, inPortal, linksOf, textOf } from '../../../unit/documents/screens.tsx';

const candidate = { id: '1', email: 'gita@contoh.example', fullname: 'Gita Contoh', photo: null, emailVerified: true };

it('the footer links to the portal’s pages, in words for visitors', () => {
  const html = htmlOf(<Footer />);
  expect(textOf(html)).not.toMatch(/config|diatur/);
  expect(linksOf(html)).toEqual(
    expect.arrayContaining([
      ['Skema', '/schema/list'],
      ['Jadwal', '/schema/schedule'],
      ['Cek sertifikat', '/certificate-check'],
      ['Sertifikat saya', '/certificate/psre'],
      ['Kontak', '/kontak'],
    ]),
  );
});

it('the footer links to no certificate check where the portal offers none, but still to the search for holders', () => {
  const config = parseConfig({ links: { certificateHolders: 'https://pemegang.contoh.example/' } });
  const links = linksOf(htmlOf(<ConfigContext value={config}>{<Footer />}</ConfigContext>));
  expect(links.filter(([, to]) => to.startsWith('/certificate-check'))).toEqual([]);
  expect(links).toContainEqual([expect.stringContaining('Pemegang Sertifikat'), 'https://pemegang.contoh.example/']);
});

it('the account menu shows the person’s name and email', () => {
  render(inPortal(<CandidateCorner candidate={candidate} />, 'candidate'));
  const button = screen.getByRole('button', { name: 'Menu akun Gita Contoh' });
  expect(document.body.textContent).not.toContain('gita@contoh.example');
  fireEvent.click(button);
  expect(screen.getByText('Gita Contoh')).toBeDefined();
  expect(document.body.textContent).toContain('gita@contoh.example');
  const described = screen.getByRole('menu').getAttribute('aria-describedby');
  expect(document.getElementById(described ?? '')?.textContent).toContain('gita@contoh.example');
});

it('the mobile menu marks the current page', () => {
  const there = htmlOf(<MobileMenuItems onChoose={() => {}} />, 'candidate', '/voucher');
  expect(there.match(/<a[^>]*aria-current[^>]*>[^<]*/g)?.map((link) => link.replace(/<[^>]*>/, ''))).toEqual([
    'Voucher',
  ]);
});
