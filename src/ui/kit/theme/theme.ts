/** A certification body can override some of these custom properties (`brand.colours` in /config.json). */
export const colorDefaults = {
  surface: '#f5f7fb',
  surfaceRaised: '#ffffff',
  surfaceSunken: '#e9eef6',
  text: '#14213a',
  textMuted: '#4b5a74',
  border: '#d9e1ed',
  borderControl: '#74839c',
  brand: '#14397d',
  brandHover: '#0f2d66',
  brandStrong: '#0a1f44',
  brandTint: '#e6edf9',
  onBrand: '#ffffff',
  onBrandMuted: '#c2cfe6',
  accent: '#e8a317',
  accentText: '#855300',
  accentTint: '#fdf2d9',
  onAccent: '#291a00',
  positive: '#136c3d',
  positiveTint: '#e3f4ea',
  caution: '#8a4f00',
  cautionTint: '#fff1d8',
  critical: '#b3231b',
  criticalHover: '#941b14',
  criticalTint: '#fdebe9',
  focus: '#1b5fd6',
} as const;

export type ColorName = keyof typeof colorDefaults;

const propertyOf = (name: ColorName): string => `--${name.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`;

const colorNames = Object.keys(colorDefaults) as ColorName[];

export const color = Object.fromEntries(colorNames.map((name) => [name, `var(${propertyOf(name)})`])) as {
  readonly [name in ColorName]: string;
};

export const colorProperties = (own: { readonly [name in ColorName]?: string | undefined }): [string, string][] =>
  colorNames.flatMap((name) => {
    const value = own[name];
    return value ? [[propertyOf(name), value] as [string, string]] : [];
  });

export const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** 14, 16, 18, 22, 28 and 36 px, in rem to follow the user's text size. */
export const fontSize = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  title: '1.375rem',
  heading: '1.75rem',
  display: '2.25rem',
} as const;

export const fontWeight = { regular: 400, medium: 500, semibold: 600, bold: 700, heavy: 800 } as const;

/** Steps of 4 px: `space(4)` is 16 px. */
export const space = (steps: number): string => `${steps * 0.25}rem`;

export const radius = { control: '8px', card: '12px', pill: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgb(10 31 68 / 5%), 0 6px 20px -8px rgb(10 31 68 / 12%)',
  overlay: '0 4px 12px rgb(10 31 68 / 8%), 0 20px 48px -12px rgb(10 31 68 / 28%)',
} as const;

export const duration = { fast: '120ms', base: '160ms', slow: '200ms' } as const;

/** Minimum touch target: 44 px. */
export const touchTarget = '2.75rem';

export const contentWidth = '75rem';
/** Holds about 85 characters. `ch` would change with the font, and lines would break anew when the font arrives. */
export const readingWidth = '44em';
export const textCardWidth = `calc(${readingWidth} + 2 * ${space(10)})`;

/** Stacking order; dialogs are in the browser's top layer. */
export const layer = { sticky: 10, menu: 20, alert: 30, loadingBar: 40 } as const;
