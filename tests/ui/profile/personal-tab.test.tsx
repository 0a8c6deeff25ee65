import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../src/application/api-failure.ts';
import { saveProfile } from '../../../src/application/profile/save-profile.ts';
import { profileTokens } from '../../../src/application/profile/tokens.ts';
import { referenceTokens } from '../../../src/application/reference/tokens.ts';
import { timeTokens } from '../../../src/application/time/tokens.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import type { PersonalData, Profile } from '../../../src/domain/profile/profile.ts';
import { createSessionView, enter } from '../../../src/ui/core/session/session-view.ts';
import { PersonalTab } from '../../../src/ui/profile/personal-tab.tsx';
import { FakeDevice, serverClockOn } from '../../fakes/time-fakes.ts';
import { FakeServices } from '../purchase/portal-page.tsx';
import { person, showWith } from '../show-with.tsx';

const list = (...names: string[]) => names.map((name) => ({ id: name, name }));
const personal: PersonalData = {
  ...emptyPersonalData('Ayu Contoh'),
  provinceId: 'Bali',
  cityId: 'Denpasar',
};

const profileOf = (own: Partial<PersonalData>, rest: Partial<Profile> = {}): Profile => ({
  ...{ personal: { ...personal, ...own }, photo: null, signature: null },
  ...rest,
});

class FakeServer {
  profile: Profile | null;
  readonly saved: Partial<PersonalData>[] = [];
  readonly failures: { find?: Error; save?: Error; cities?: Error } = {};
  answer: Promise<void> = Promise.resolve();

  constructor(profile: Profile | null = profileOf({})) {
    this.profile = profile;
  }

  #fail(name: keyof FakeServer['failures']) {
    const error = this.failures[name];
    delete this.failures[name];
    if (error) throw error;
  }
  find = async () => {
    this.#fail('find');
    return this.profile;
  };
  save = async (data: Partial<PersonalData>): Promise<Profile | null> => {
    this.saved.push(data);
    await this.answer;
    this.#fail('save');
    const before = this.profile?.personal ?? emptyPersonalData('');
    this.profile = profileOf({ ...before, ...data });
    return this.profile;
  };
  cities = async () => {
    this.#fail('cities');
    return list('Denpasar', 'Badung');
  };
}

const hour = 3_600_000;
const today = Date.UTC(2026, 0, 5);

const open = async (server = new FakeServer(), serverTime = async () => today) => {
  const session = createSessionView();
  enter(session, person('1', 'Ayu Contoh'));
  const services = new FakeServices()
    .with(timeTokens.serverClock, serverClockOn(new FakeDevice(), serverTime))
    .with(profileTokens.profiles, server as never)
    .with(profileTokens.profileRecords, { educations: async () => ({ items: [], complete: true }) } as never)
    .with(profileTokens.saveProfile, saveProfile({ profiles: server, realtime: { announceChange: () => undefined } }))
    .with(referenceTokens.references, {
      provinces: async () => list('Bali', 'Banten'),
      cities: server.cities,
      districts: async () => list('Kecamatan Contoh'),
      villages: async () => [],
      disabilities: async () => [],
      disabilityTypes: async () => [],
    } as never);
  const shown = showWith(<PersonalTab candidateId="1" fullname="Ayu Contoh" />, { services, session });
  return { server, ...shown };
};

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: /^Simpan/ })));

describe('the personal data', () => {
  it('say when they cannot be loaded, and load on request', async () => {
    const server = new FakeServer();
    server.failures.find = new ApiFailure({ kind: 'network' });
    await open(server);
    expect((await screen.findByRole('alert')).textContent).toContain('Profil belum bisa dimuat');
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect((await field('Nama lengkap')).value).toBe('Ayu Contoh');
  });

  it('show the time of the save beside the button, and link to what is still missing', async () => {
    await open(new FakeServer(null));
    await type('Tempat lahir', 'Denpasar');
    await save();
    const said = (await screen.findByText(/Tersimpan \d\d\.\d\d /)).closest('[aria-live]');
    expect(said?.textContent).toMatch(/^Tersimpan \d\d\.\d\d (waktu perangkat|W\w+) · masih kurang: Foto profil, /);
    expect(said?.textContent).toMatch(/, dan \d+ lagi$/);
    expect(said?.textContent).not.toContain('Nama lengkap');
    expect(said?.querySelector('a')?.getAttribute('href')).toBe('/profile?tab=informasi_pribadi');
    await type('Tempat lahir', 'Badung');
    expect(said?.textContent).toBe('Ada perubahan yang belum disimpan.');
  });

  it('ask about a name in small letters only, and take the one with capitals', async () => {
    const { server } = await open();
    await type('Nama lengkap', 'ayu contoh');
    expect(screen.queryByText('Maksud Anda Ayu Contoh?')).toBeNull();
    fireEvent.blur(await field('Nama lengkap'));
    fireEvent.click(await screen.findByRole('button', { name: 'Pakai Ayu Contoh' }));
    await waitFor(async () => expect((await field('Nama lengkap')).value).toBe('Ayu Contoh'));
    await save();
    expect(server.saved.at(-1)).toMatchObject({ fullname: 'Ayu Contoh' });
  });

  it('name beside the button a NIK that does not match, as the warning above does, after the save too', async () => {
    await open(new FakeServer(profileOf({ provinceId: '', cityId: '', identityKind: 'nik' })));
    await type('NIK', '5171014107990001');
    await type('Tanggal lahir', '02/07/1999');
    const bar = () => screen.getByRole('button', { name: 'Simpan' }).nextElementSibling;
    expect(bar()?.textContent).not.toContain('NIK');
    await save();
    await screen.findByText(/Tersimpan \d\d\.\d\d /);
    expect(bar()?.textContent).toMatch(/ · Periksa kembali NIK Anda: tidak cocok dengan tanggal lahir\.$/);
    await type('Tanggal lahir', '07/01/1999');
    await save();
    await screen.findByText(/Tersimpan \d\d\.\d\d /);
    expect(bar()?.textContent).not.toContain('tidak cocok');
  });

  it('say that a part of them cannot be read, and send only the filled-in fields of that part', async () => {
    const unread = ['birthPlace', 'mobilePhone', 'gender'] as const;
    const { server } = await open(new FakeServer(profileOf({ provinceId: '', cityId: '' }, { unread })));
    await type('Tempat lahir', 'Denpasar');
    expect(screen.getByText('Sebagian profil Anda tidak dapat dibaca portal ini')).toBeDefined();
    await save();
    await waitFor(() => expect(server.saved).toHaveLength(1));
    expect(server.saved[0]).toMatchObject({ birthPlace: 'Denpasar', address: '' });
    expect(Object.keys(server.saved[0] ?? {})).not.toEqual(expect.arrayContaining(['mobilePhone']));
    expect(Object.keys(server.saved[0] ?? {})).not.toEqual(expect.arrayContaining(['gender']));
  });

  it("show the server's objections at the fields, and keep the input", async () => {
    const { server, alerts } = await open();
    await type('Nama lengkap', 'Ayu Baru');
    server.failures.save = new ApiFailure({
      kind: 'refused',
      fieldErrors: { cityId: ['Kota tidak ada di provinsi ini.'] },
    });
    await save();
    expect(await screen.findByRole('link', { name: 'Kota tidak ada di provinsi ini.' })).toBeDefined();
    expect((await field('Kota/kabupaten')).getAttribute('aria-invalid')).toBe('true');
    expect([(await field('Nama lengkap')).value, alerts.open]).toEqual(['Ayu Baru', null]);
  });

  it('keep the chosen region while its list cannot be loaded, and load the list on request', async () => {
    const server = new FakeServer();
    server.failures.cities = new ApiFailure({ kind: 'network' });
    await open(server);
    const retry = await screen.findByRole('button', { name: /Coba lagi memuat kota\/kabupaten/ });
    expect((await field('Kota/kabupaten')).value).toBe('Denpasar');
    fireEvent.click(retry);
    expect(await screen.findByRole('option', { name: 'Badung' })).toBeDefined();
    expect((await field('Kota/kabupaten')).value).toBe('Denpasar');
  });

  it('take over what another tab saved when nothing is typed here, and ask otherwise', async () => {
    const { server, queries } = await open();
    const storeElsewhere = async (birthPlace: string) => {
      server.profile = profileOf({ birthPlace });
      await act(() => queries.invalidateQueries());
    };
    await field('Nama lengkap');
    await storeElsewhere('Bandung');
    await waitFor(async () => expect((await field('Tempat lahir')).value).toBe('Bandung'));
    await type('Nama lengkap', 'Ayu Baru');
    await storeElsewhere('Malang');
    fireEvent.click(await screen.findByRole('button', { name: 'Pakai isian yang tersimpan' }));
    expect([(await field('Nama lengkap')).value, (await field('Tempat lahir')).value]).toEqual([
      'Ayu Contoh',
      'Malang',
    ]);
  });

  it('keep input during a save, and say that it is not saved yet', async () => {
    const { server, alerts } = await open();
    await type('Nama lengkap', 'Ayu Baru ');
    let answer = () => {};
    server.answer = new Promise((resolve) => {
      answer = resolve;
    });
    await save();
    await type('Tempat lahir', 'Bandung');
    await type('Provinsi', 'Banten');
    await act(async () => answer());
    await waitFor(() => expect(alerts.success).toBe('Informasi pribadi tersimpan.'));
    const shown = async (...labels: string[]) => Promise.all(labels.map(async (label) => (await field(label)).value));
    expect(await shown('Nama lengkap', 'Tempat lahir', 'Provinsi', 'Kota/kabupaten')).toEqual([
      'Ayu Baru',
      'Bandung',
      'Banten',
      '',
    ]);
    expect(screen.getByText('Ada perubahan yang belum disimpan.')).toBeDefined();
    await save();
    await waitFor(() => expect(server.saved.at(-1)).toMatchObject({ birthPlace: 'Bandung', provinceId: 'Banten' }));
    await waitFor(() => expect(screen.queryByText('Ada perubahan yang belum disimpan.')).toBeNull());
  });

  it("check dates by the server's day, and do not check them while that is unknown", async () => {
    const years = 20 * 365 * 24 * hour;
    const later = await open(new FakeServer(), async () => today + years);
    await type('Tanggal lahir', '02/01/2027');
    await save();
    expect(later.server.saved).toHaveLength(1);
    await type('Tanggal lahir', '02/01/2046');
    await save();
    expect(later.server.saved).toHaveLength(1);
    cleanup();
    const unknown = await open(new FakeServer(), () => Promise.reject(new ApiFailure({ kind: 'network' })));
    await type('Tanggal lahir', '02/01/2029');
    await save();
    expect(unknown.server.saved).toHaveLength(1);
  });
});
