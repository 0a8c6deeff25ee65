import fc from 'fast-check';
import { candidateCommands } from './candidate-commands.ts';
import { otherCommands } from './other-commands.ts';
import type { Commands } from './walker.ts';

/** What can be done in a walk. */
export const commands: Commands = { ...candidateCommands, ...otherCommands };

/** Their own forms, and the answers to them, are what a walk is about: they come often. */
const often = [...Array<string>(8).fill('goOn'), ...Array<string>(6).fill('actAsStaff')];

/** What is done in a walk of so many steps: which command, and the number that chooses whom or what it is about. */
export const steps = (least: number, most: number) =>
  fc.array(fc.tuple(fc.constantFrom(...Object.keys(commands), ...often), fc.nat(2 ** 24)), {
    minLength: least,
    maxLength: most,
    size: 'max',
  });
