/** Puts the issuer BNSP before the number of a licence, unless the number begins with it. */
export const licenceText = (licence: string): string => (/^BNSP\b/i.test(licence) ? licence : `BNSP ${licence}`);
