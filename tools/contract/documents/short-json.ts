import { isFields } from '../../../src/application/fields-of.ts';

const width = 120;

const named = (name: string, text: string): string => `${JSON.stringify(name)}: ${text}`;

const inLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isFields(value) || Object.keys(value).length === 0) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, each]) => named(name, inLine(each)))
    .join(', ')} }`;
};

/** JSON with everything in one line that fits. `taken`: the letters of the line before and after the value. */
export const shortJson = (value: unknown, indent = '', taken = 0): string => {
  const line = inLine(value);
  if (indent.length + taken + line.length <= width || typeof value !== 'object' || value === null) return line;
  const deeper = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((each) => shortJson(each, deeper, 1))
    : Object.entries(value).map(([name, each]) => named(name, shortJson(each, deeper, name.length + 5)));
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
};
