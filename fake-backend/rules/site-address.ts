/** The street of each site of the seed; invented, as the sites are. */
const addresses: Readonly<Record<string, string>> = {
  'TUK-01': 'Jalan Contoh Kuningan No. 12',
  'TUK-02': 'Jalan Contoh Cempaka No. 3',
  'TUK-03': 'Jalan Contoh Kampus No. 8',
  'TUK-04': 'Jalan Contoh Malioboro No. 21',
  'TUK-05': 'Jalan Contoh Renon No. 45',
  'TUK-06': 'Jalan Contoh Pantai Kuta No. 7',
  'TUK-07': 'Jalan Contoh Dago No. 90',
  'TUK-08': 'Jalan Contoh Gubeng No. 16',
  'TUK-09': 'Jalan Contoh Simpang Lima No. 2',
  'TUK-10': 'Jalan Contoh Losari No. 33',
  'TUK-11': 'Jalan Contoh Deli No. 54',
  'TUK-12': 'Jalan Contoh Tarakan No. 5',
};

export const siteAddress = (siteId: string): string | null => addresses[siteId] ?? null;
