export const phoneAddress = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`;

/** wa.me needs a country code; a leading 0 means Indonesia. */
export const whatsappAddress = (number: string): string =>
  `https://wa.me/${number.replace(/\D/g, '').replace(/^0/, '62')}`;

export const mailAddress = (email: string, subject?: string): string =>
  `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
