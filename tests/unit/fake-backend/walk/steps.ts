import fc from 'fast-check';
import { candidateCommands } from './candidate-commands.ts';
import { otherCommands } from './other-commands.ts';
import type { Commands } from './walker.ts';

export const commands: Commands = { ...candidateCommands, ...otherCommands };

/** These commands are frequent, because the walk mainly tests forms and the replies to them. */
const often = [...Array<string>(8).fill('goOn'), ...Array<string>(6).fill('actAsStaff')];

export const steps = (least: number, most: number) =>
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(commands), ...often), fc.nat(2 ** 24)), {
    minLength: least,
    maxLength: most,
    size: 'max',
  });
