import { roomFaults } from '../../fake-backend/room/faults.ts';
import { demo, lessons } from '../../fake-backend/scenarios/lessons.ts';
import { scenarios } from '../../fake-backend/scenarios/shipped.ts';
// @ts-expect-error: a script without types
import { roomOptions } from '../../scripts/room/room-options.mjs';
import { choices, consequences } from '../../src/training/room/act-choices.ts';
import { beginHereText, demoWords } from '../../src/training/simulation/begin-here-text.ts';

interface Step {
  readonly title: string;
  readonly hint?: string | undefined;
}

const { demo: ofDemo, practice, room } = beginHereText;

const options = Object.entries(roomOptions as Readonly<Record<string, { type: string; help: string }>>);

const numbered = (steps: readonly Step[], after: (step: Step, indent: string) => string = () => ''): string =>
  steps
    .map((step, index) => {
      const number = `${index + 1}. `;
      return `${number}**${step.title}**${step.hint ? `: ${step.hint}` : ''}${after(step, ' '.repeat(number.length))}`;
    })
    .join('\n');

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** The trainers' guide in Indonesian, from the texts of the panel, the trainer's page and the command. */
export const guide = (): string => `# Panduan pengajar

Ditulis oleh \`npm run tools -- guide\` dari teks panel, halaman pengajar, dan perintahnya: ubah di sana, bukan di sini. In English: [the simulation](simulation.md), [how to run a class](how-to-run-a-class.md), [the ten-minute lesson](ten-minute-lesson.md).

## ${ofDemo.title}

${ofDemo.lead}

${numbered(demo, ({ title }, indent) => `\n\n${indent}Katakan: ${demoWords[title]}\n`).trimEnd()}

${ofDemo.robots.replace(/:$/, '.')}

${ofDemo.projector}

${ofDemo.short}

## ${practice.title}

${practice.lead} Semuanya ada di Panel Simulasi, bagian Pelajaran.

${lessons.map(({ title, steps }) => `### ${title}\n\n${numbered(steps)}`).join('\n\n')}

## Skenario

Tautannya membawa orangnya ke saat itu, masuk, dan membuka halamannya; di kelas namanya dipakai sesudah \`--at\`.

${scenarios.map(({ name, title }) => `- \`/?skenario=${name}\`: ${title}`).join('\n')}

## ${room.title}

${room.lead}

\`\`\`sh
${room.command}
\`\`\`

${options.map(([name, { type, help }]) => `- \`--${name}${type === 'boolean' ? '' : ' …'}\`: ${sentence(help)}`).join('\n')}

Pilihan ditulis sesudah dua tanda hubung, misalnya \`${room.command} -- --trainees 40 --accounts akun.html\`. Perintah yang sama melanjutkan kelas.

### Tindakan di halaman pengajar

Untuk semua peserta, atau hanya untuk yang dicentang.

${choices.map(({ id, title, hint }) => `- **${title}**: ${hint}${consequences[id] ? ' Halaman bertanya dulu.' : ''}`).join('\n')}

Gangguan yang dapat dipasang:

${roomFaults.map(({ title }) => `- ${title}`).join('\n')}

${room.otherwise}
`;
