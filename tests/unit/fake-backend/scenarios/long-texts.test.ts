import { expect, it } from 'vitest';
import { lengthened, shortened } from '../../../../fake-backend/scenarios/moment/long-texts.ts';

const mail = (id: string, subject: unknown) => ({ id, subject });
const [text, ofSeed, once] = ['x'.repeat(20_000), 'y'.repeat(300), 'z'.repeat(300)];
const seeded = { mails: [mail('0', ofSeed)] };
const tables = { mails: { added: [mail('1', text), mail('2', text), mail('3', ofSeed), mail('4', once)] } };

it('a long text is stored once, or not at all if the seed has it, and all texts are restored', () => {
  const short = shortened(seeded, tables);
  expect(short.texts).toEqual([text]);
  expect(JSON.stringify(short.tables)).not.toMatch(/x{300}|y{300}/);
  expect(lengthened(seeded, short)).toEqual(tables);
});

it('unknown names of texts, and texts of gigabytes, are refused', () => {
  const short = shortened(seeded, tables);
  expect(() => lengthened({}, short)).toThrow(RangeError);
  const [first] = short.tables.mails?.added ?? [];
  const many = { mails: { added: Array.from({ length: 3_000 }, (_, id) => mail(String(id), first?.subject)) } };
  expect(() => lengthened(seeded, { ...short, tables: many })).toThrow(RangeError);
});
