import type { SchemeRow } from '../database/rows.ts';
import { examMassSize } from '../database/seed/mass-schemes.ts';
import { digitalMarketing } from '../database/seed/schemes/digital-marketing.ts';
import { juniorWebProgrammer } from '../database/seed/schemes/junior-web-programmer.ts';
import { networkAdministratorMuda } from '../database/seed/schemes/network-administrator-muda.ts';
import type { QuestionBank } from './bank.ts';
import { digitalMarketingBank } from './digital-marketing.ts';
import { genericBank } from './generic-bank.ts';
import { juniorWebProgrammerBank } from './junior-web-programmer.ts';
import { massBank } from './mass-bank.ts';
import { networkAdministratorMudaBank } from './network-administrator-muda.ts';

const made = new Map<string, QuestionBank>();

const own: Readonly<Record<string, QuestionBank>> = {
  [juniorWebProgrammer.id]: juniorWebProgrammerBank,
  [networkAdministratorMuda.id]: networkAdministratorMudaBank,
  [digitalMarketing.id]: digitalMarketingBank,
};

const make = (scheme: SchemeRow): QuestionBank => {
  const size = examMassSize(scheme.id);
  return own[scheme.id] ?? (size === null ? genericBank(scheme) : massBank(scheme, size));
};

/** What the exams of a scheme ask: its own bank, or one that is made from its units; always the same. */
export const bankOf = (scheme: SchemeRow): QuestionBank => {
  const known = made.get(scheme.id);
  if (known) return known;
  const bank = make(scheme);
  made.set(scheme.id, bank);
  return bank;
};
