const units = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan'];

const scales = ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'];

const unit = (digit: number): string => units[digit] ?? '';

const tens = (number: number): string[] => {
  if (number < 10) return [unit(number)];
  if (number === 10) return ['sepuluh'];
  if (number === 11) return ['sebelas'];
  if (number < 20) return [unit(number - 10), 'belas'];
  return [unit(Math.floor(number / 10)), 'puluh', unit(number % 10)];
};

const hundreds = (number: number): string[] => {
  const hundred = Math.floor(number / 100);
  const begin = hundred === 0 ? [] : hundred === 1 ? ['seratus'] : [unit(hundred), 'ratus'];
  return [...begin, ...tens(number % 100)];
};

const group = (number: number, power: number): string[] => {
  if (number === 0) return [];
  return number === 1 && power === 1 ? ['seribu'] : [...hundreds(number), scales[power] ?? ''];
};

/** Whole rupiah in words, as on receipts: `delapan ratus lima puluh ribu rupiah`. The amount must be an integer of at least 0. */
export const amountInWords = (rupiah: number): string => {
  const words: string[] = [];
  let rest = rupiah;
  for (let power = 0; rest > 0; power++) {
    words.unshift(...group(rest % 1000, power));
    rest = Math.floor(rest / 1000);
  }
  return [...(rupiah === 0 ? ['nol'] : words), 'rupiah'].filter(Boolean).join(' ');
};
