import { describe, expect, it, onTestFinished, vi } from 'vitest';
// @ts-expect-error: a script without types
import { addressOf, numberOf, oneOf, portOf, readOptions } from '../../../scripts/options.mjs';

const known = { port: { type: 'string', default: '4173' }, host: { type: 'string' } };

describe('the options of a script', () => {
  it.each([
    [['--prot', '1'], '--prot'],
    [['--port'], '--port <value>'],
    [['--port', '-1'], '--port'],
    [['8000'], '8000'],
  ])('%j reports the unknown option, and the known ones', (args, part) => {
    const text = `"${part}" tidak dimengerti. Pilihan yang ada, masing-masing dengan nilainya: --port, --host.`;
    expect(() => readOptions(known, args)).toThrow(text);
  });

  it('are listed by --help with their meanings and what they are without a word, and nothing else happens', () => {
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`);
    });
    onTestFinished(() => [said, exit].forEach((each) => void each.mockRestore()));
    const options = {
      port: { ...known.port, help: 'port' },
      nginx: { type: 'boolean', default: false, help: 'lewat nginx' },
    };
    expect(() => readOptions(options, ['--port', '--help'])).toThrow('ended with 0');
    expect(said.mock.calls).toEqual([['Pilihan:\n  --port …  port (4173)\n  --nginx   lewat nginx']]);
  });

  it.each(['x', '', '-1', '1.5', '65536', ' 80', '1e3'])('%j is not accepted as a port', (text) => {
    expect(() => portOf(text)).toThrow(`--port "${text}" bukan bilangan dari 0 sampai 65535.`);
  });

  it('can be numbers, words and addresses', () => {
    expect([portOf('0'), portOf('65535'), numberOf('kills', '50', 100)]).toEqual([0, 65_535, 50]);
    expect(oneOf('mode', 'simulation', ['production', 'simulation'])).toBe('simulation');
    expect(addressOf('api', 'http://localhost:8000/')).toBe('http://localhost:8000');
  });

  it('report their accepted values for any other value', () => {
    expect(() => oneOf('mode', 'demo', ['production', 'simulation'])).toThrow(
      '--mode "demo" tidak dikenal. Yang ada: production, simulation.',
    );
    for (const text of ['foo', 'localhost:8000', 'http://', 'ftp://x']) {
      const line = `--api "${text}" bukan alamat; contoh: --api http://localhost:8000`;
      expect(() => addressOf('api', text)).toThrow(line);
    }
  });
});
