import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HttpReferenceRepository } from '../../../src/adapters/http/reference/http-reference-repository.ts';
import { referenceTokens } from '../../../src/application/reference/tokens.ts';
import { emptyPersonalData } from '../../../src/domain/profile/personal-data.ts';
import type { PersonalData } from '../../../src/domain/profile/profile.ts';
import { useCheckedForm } from '../../../src/ui/forms/use-checked-form.ts';
import { AddressFields } from '../../../src/ui/profile/public/address-fields.tsx';
import { DisabilityFields } from '../../../src/ui/profile/public/disability-fields.tsx';
import { type PersonalValues, personalOf, valuesOf } from '../../../src/ui/profile/public/personal-values.ts';
import { emptyReply, jsonReply, textReply } from '../../unit/adapters/http/replies.ts';
import { scriptedClient } from '../../unit/adapters/http/scripted-client.ts';
import { FakeServices } from '../purchase/portal-page.tsx';
import { showWith } from '../show-with.tsx';

const sent: PersonalData[] = [];

const Fields = () => {
  const checked = useCheckedForm<PersonalValues>({
    initial: valuesOf(emptyPersonalData('Ayu')),
    idPrefix: '',
    judge: () => ({}),
    send: async (values) => {
      sent.push(personalOf(values));
    },
  });
  return (
    <form onSubmit={checked.submit} aria-label="Data">
      <AddressFields checked={checked} />
      <DisabilityFields checked={checked} />
    </form>
  );
};

const open = (answer: (path: string) => Response) => {
  const client = scriptedClient(({ url }) => answer(new URL(url).pathname));
  const references = new HttpReferenceRepository(client.http);
  const services = new FakeServices().with(referenceTokens.references, references);
  showWith(<Fields />, { services });
  return client;
};

const put = async (label: string, value: string) => {
  await act(async () =>
    fireEvent.change(screen.getByLabelText(label, { selector: 'input[type=text], select' }), { target: { value } }),
  );
};
const isTyped = (label: string) =>
  waitFor(() => expect(screen.getByLabelText(label, { selector: 'input[type=text], select' }).tagName).toBe('INPUT'));
const submitted = async () => {
  await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Data' })));
  return sent.at(-1);
};

describe('an address', () => {
  it.each([
    ['there is no such list', () => jsonReply({ message: 'Not Found' }, 404)],
    ['the list cannot be read', () => jsonReply({ data: [{ wilayah: 7 }] })],
    ['the list is a page', () => textReply('<h1>x</h1>', 'text/html')],
    ['the list is empty', () => jsonReply({ data: [] })],
    ['the server has a problem with it', () => emptyReply(500)],
  ])('can be typed where %s', async (_, answer) => {
    const client = open(answer);
    await isTyped('Provinsi');
    await put('Provinsi', 'Jawa Barat');
    await put('Kota/kabupaten', 'Bandung');
    await put('Kecamatan', 'Coblong');
    await put('Kelurahan/desa', 'Dago');
    await put('Provinsi', 'Jawa  Barat ');
    expect(await submitted()).toMatchObject({
      provinceId: 'Jawa Barat',
      cityId: 'Bandung',
      districtId: 'Coblong',
      villageId: 'Dago',
    });
    expect(client.paths().filter((path) => /city|district|village/.test(path))).toEqual([]);
  });

  it('is chosen as far as lists exist, and typed from there', async () => {
    open((path) => {
      if (path === '/api/province') return jsonReply([{ kode: '32', nama: 'Jawa Barat' }]);
      return path === '/api/city/32' ? jsonReply({ data: { 3273: 'Kota Bandung' } }) : emptyReply(404);
    });
    await screen.findByRole('option', { name: 'Jawa Barat' });
    await put('Provinsi', '32');
    await screen.findByRole('option', { name: 'Kota Bandung' });
    await put('Kota/kabupaten', '3273');
    await isTyped('Kecamatan');
    await put('Kecamatan', 'Coblong');
    await put('Kelurahan/desa', 'Dago');
    expect(await submitted()).toMatchObject({
      provinceId: '32',
      cityId: '3273',
      districtId: 'Coblong',
      villageId: 'Dago',
    });
  });

  it('waits for its lists after a network failure, and loads them on request', async () => {
    let broken: Error | null = new TypeError('network');
    open(() => {
      if (broken) throw broken;
      return jsonReply({ 32: 'Jawa Barat' });
    });
    const retry = await screen.findByRole('button', { name: 'Coba lagi memuat provinsi' });
    expect(screen.getByLabelText('Provinsi').tagName).toBe('SELECT');
    broken = null;
    fireEvent.click(retry);
    expect(await screen.findByRole('option', { name: 'Jawa Barat' })).toBeDefined();
  });
});

describe('a disability', () => {
  it('can be typed where the lists cannot be read', async () => {
    open(() => emptyReply(404));
    fireEvent.click(screen.getByLabelText('Ya'));
    await isTyped('Disabilitas');
    await put('Disabilitas', 'Sensorik');
    await put('Jenis disabilitas', 'Tuli');
    expect(await submitted()).toMatchObject({ disabled: true, disabilityId: 'Sensorik', disabilityTypeId: 'Tuli' });
  });
});
