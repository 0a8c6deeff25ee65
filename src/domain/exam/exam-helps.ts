/** In percent. */
export const textSizes = [100, 125, 150, 200] as const;
export type TextSize = (typeof textSizes)[number];

/** Which helps a person uses, in every exam on this device. */
export interface HelpSettings {
  readonly textSize: TextSize;
  readonly contrast: boolean;
  readonly strikes: boolean;
  readonly notes: boolean;
  readonly aloud: boolean;
}

/** A candidate's marks on a question. `struck`: values of options. */
export interface QuestionHelps {
  readonly struck: readonly string[];
  readonly note: string;
}

/** Granted adjustments (FR.AK.07) that a help fulfils. */
export const grantedHelps = ['larger_text', 'reader'] as const;
export type GrantedHelp = (typeof grantedHelps)[number];

export const usualSettings: HelpSettings = {
  textSize: 100,
  contrast: false,
  strikes: false,
  notes: false,
  aloud: false,
};

export const noHelps: QuestionHelps = { struck: [], note: '' };

/** UTF-16 code units, as `maxLength` of a text field counts them. */
export const noteLength = 1_000;

export const withStrike = (helps: QuestionHelps, value: string, isStruck: boolean): QuestionHelps => {
  if (helps.struck.includes(value) === isStruck) return helps;
  const others = helps.struck.filter((each) => each !== value);
  return { ...helps, struck: isStruck ? [...others, value] : others };
};

export const withNote = (helps: QuestionHelps, text: string): QuestionHelps => ({
  ...helps,
  note: text.slice(0, noteLength),
});

/** The settings once these adjustments are granted; a larger text that was chosen before stays. */
export const withGranted = (settings: HelpSettings, granted: readonly GrantedHelp[]): HelpSettings => ({
  ...settings,
  ...(granted.includes('larger_text') && settings.textSize < 150 && { textSize: 150 }),
  ...(granted.includes('reader') && { aloud: true }),
});
