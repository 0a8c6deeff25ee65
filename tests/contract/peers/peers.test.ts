import { expect, it } from 'vitest';
import { firstPostSubmits } from '../../peers/first-post-submits.ts';
import { least } from '../../peers/least.ts';
import { plainLaravel } from '../../peers/plain-laravel.ts';
import { walk } from './walk.ts';

it('prints', async () => {
  for (const make of [firstPostSubmits, plainLaravel, least]) {
    const peer = make();
    console.log(make.name, await walk(peer), JSON.stringify(peer.office.accepted, null, 1).slice(0, 1500));
  }
  expect(1).toBe(1);
});
