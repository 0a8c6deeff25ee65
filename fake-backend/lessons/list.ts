import type { Lesson } from './lesson.ts';

interface Listed {
  readonly name: string;
  readonly title: string;
  readonly load: () => Promise<{ readonly lesson: Lesson }>;
}

export const lessons: readonly Listed[] = [
  { name: 'beli', title: 'Membeli skema', load: () => import('./beli.ts') },
  { name: 'apl01', title: 'APL 01, dari dua sisi', load: () => import('./apl01.ts') },
  { name: 'apl02', title: 'APL 02, sampai hari asesmen', load: () => import('./apl02.ts') },
  { name: 'bantuan-ujian', title: 'Bantuan di dalam ujian', load: () => import('./bantuan-ujian.ts') },
  {
    name: 'ujian-jaringan-buruk',
    title: 'Ujian dengan jaringan buruk',
    load: () => import('./ujian-jaringan-buruk.ts'),
  },
  { name: 'hari-asesor', title: 'Sehari menjadi asesor', load: () => import('./hari-asesor.ts') },
  { name: 'banding', title: 'Banding', load: () => import('./banding.ts') },
];
