/** A licence with its issuer, whose numbers begin with its name. */
export const licenceText = (licence: string): string => (/^BNSP\b/i.test(licence) ? licence : `BNSP ${licence}`);
