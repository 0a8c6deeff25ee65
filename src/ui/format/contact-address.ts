/** `tel:` of a number as people write it. */
export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** The chat with a WhatsApp number: digits alone, with the country, which is Indonesia where a number begins with 0. */
export const whatsappAddress = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, '').replace(/^0/, '62')}`;

/** `mailto:` of an address, with a subject that is filled in. */
export const mailAddress = (email: string, subject?: string): string =>
  `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
