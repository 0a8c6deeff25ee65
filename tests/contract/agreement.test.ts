import { describe, expect, it } from 'vitest';
import { imageOf, pngHead } from '../builders/images.ts';
import { openRepositories } from './repositories.ts';

const signature = new Blob([imageOf(pngHead, 400)], { type: 'image/png' });

const paid = async (repositories: Awaited<ReturnType<typeof openRepositories>>): Promise<string> => {
  await repositories.logIn('citra');
  const [first] = (await repositories.transactions.list('paid', 1)).items;
  if (!first) throw new Error('citra has no paid purchase');
  return first.id;
};

describe('the agreement', () => {
  it('is read with what is agreed on, and signed by its assessor before', async () => {
    const repositories = await openRepositories();
    const agreement = await repositories.assessments.agreement(await paid(repositories));
    expect(agreement).toMatchObject({ status: 'draft', candidate: 'Citra Contoh', signature: null });
    expect(agreement?.assessorSignature?.image).toMatch(/^data:image\/png/);
    expect(agreement?.evidence).toContain('portfolio');
  });

  it('signed, it is as approved, opens APL 01 and closes its own stage', async () => {
    const repositories = await openRepositories();
    const trxId = await paid(repositories);
    const signed = await repositories.assessments.signAgreement(trxId, { kind: 'image', image: signature }, 'key-1');
    expect(signed.status).toBe('approved');
    const stages = (await repositories.timelines.find(trxId))?.stages;
    expect(stages?.slice(0, 3).map(({ status }) => status)).toEqual(['done', 'open', 'locked']);
    const { items } = await repositories.notifications.page(1, true);
    expect(items[0]?.information).toContain('Lanjutkan dengan APL 01');
  });

  it('signed again with the same key, it is the same signature; with another key it is refused', async () => {
    const repositories = await openRepositories();
    const trxId = await paid(repositories);
    const sign = (key: string) =>
      repositories.assessments.signAgreement(trxId, { kind: 'image', image: signature }, key);
    const first = await sign('key-1');
    expect(await sign('key-1')).toEqual(first);
    await expect(sign('key-2')).rejects.toMatchObject({ kind: 'refused' });
  });

  it('without a signature in the profile, signing with it is refused at the field', async () => {
    const repositories = await openRepositories();
    const trxId = await paid(repositories);
    const signing = repositories.assessments.signAgreement(trxId, { kind: 'profile' }, 'key-1');
    await expect(signing).rejects.toMatchObject({ fieldErrors: { signature: [expect.any(String)] } });
  });

  it('nobody else may read it, and one that is not there is none', async () => {
    const repositories = await openRepositories();
    const trxId = await paid(repositories);
    expect(await repositories.assessments.agreement('TRX-0000-000000')).toBeNull();
    await repositories.accounts.logOut();
    await repositories.logIn('dewi');
    await expect(repositories.assessments.agreement(trxId)).rejects.toMatchObject({ status: 403 });
  });
});
