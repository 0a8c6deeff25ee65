import { expect, it } from 'vitest';
import { accept } from '../../../../src/adapters/http/read-reply.ts';
import { rejection } from './rejection.ts';

it('a schema that throws is a contract failure like one that rejects', async () => {
  const breaking = {
    safeParse: () => {
      throw new RangeError('Maximum call stack size exceeded');
    },
  };
  const refusing = { safeParse: () => ({ success: false as const, error: 'no' }) };
  for (const schema of [breaking, refusing]) {
    const failure = await rejection((async () => accept(schema, {}))());
    expect(failure.kind).toBe('contract');
    expect(failure.cause).toBeDefined();
  }
});
