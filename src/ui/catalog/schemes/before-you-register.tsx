import type { ReactNode } from 'react';
import { usePaymentFacts } from '../../core/body/body-facts.ts';
import { paths } from '../../core/paths.ts';
import { DescriptionList } from '../../kit/components/layout/description-list.tsx';
import { TextLink } from '../../kit/components/navigation/text-link.tsx';
import { Section } from '../section.tsx';

const fact = (title: string, content: ReactNode) => (content ? [{ title, content }] : []);

/** Tells a buyer about payment, refund and absence. The configuration gives the facts; the other texts say what this portal does. */
export const BeforeYouRegister = () => {
  const { methods = [], refund } = usePaymentFacts();
  return (
    <Section title="Sebelum Anda mendaftar">
      <DescriptionList
        items={[
          ...fact('Cara bayar', methods.join(', ')),
          ...fact('Pengembalian biaya', refund),
          { title: 'Bila tagihan tidak dibayar', content: 'Pendaftaran batal sendiri; tidak ada yang perlu dibayar.' },
          {
            title: 'Bila sakit atau berhalangan',
            content: <TextLink to={paths.contact.to({})}>Hubungi lembaga sertifikasi</TextLink>,
          },
          {
            title: 'Bila belum kompeten',
            content: 'Anda melihat hasil tiap unit, dapat mengajukan banding, dan dapat mendaftar lagi.',
          },
          {
            title: 'Laptop',
            content: 'Mendaftar dan membayar bisa dari ponsel; formulir dan ujian dikerjakan di laptop atau komputer.',
          },
        ]}
      />
    </Section>
  );
};
