import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ShieldX from 'lucide-react/icons/shield-x';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { Checked } from '../../application/certificate/check-certificate.ts';
import { isSampleNumber } from '../../domain/certificate/certificate-number.ts';
import { useBodyFacts, useIssuer } from '../core/body/body-facts.ts';
import { paths } from '../core/paths.ts';
import { Callout } from '../kit/components/feedback/callout.tsx';
import { DescriptionList } from '../kit/components/layout/description-list.tsx';
import { TextLink } from '../kit/components/navigation/text-link.tsx';
import { longDate, placeless } from '../kit/format/date.ts';
import { media } from '../kit/theme/media.ts';
import { raisedPanel } from '../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space } from '../kit/theme/theme.ts';
import { Beside } from './paper-shape.ts';
import { CertificatePaper } from './public/certificate-paper.tsx';
import { type StatusText, statusText } from './status-text.ts';

const looks = {
  positive: [color.positive, color.positiveTint, BadgeCheck],
  caution: [color.caution, color.cautionTint, CalendarX2],
  critical: [color.critical, color.criticalTint, ShieldX],
  info: [color.brand, color.brandTint, CircleHelp],
} as const;

const Panel = styled.article`
  ${raisedPanel}
  overflow: clip;
`;

const Verdict = styled.header<{ $tone: StatusText['tone'] }>`
  background: ${({ $tone }) => looks[$tone][1]};
  border-block-end: 3px solid ${({ $tone }) => looks[$tone][0]};
  display: flex;
  gap: ${space(4)};
  padding: ${space(5)} ${space(6)};

  > svg {
    color: ${({ $tone }) => looks[$tone][0]};
    flex: none;
  }

  h2 {
    font-size: ${fontSize.title};
  }

  > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  ${media.phone} {
    padding: ${space(4)};
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space(6)};

  ${media.phone} {
    padding: ${space(4)};
  }

  h3 {
    font-size: ${fontSize.body};
    margin-block-end: ${space(2)};
  }
`;

const Holder = styled.p`
  color: ${color.brandStrong};
  font-size: ${fontSize.heading};
  font-weight: ${fontWeight.bold};
  line-height: 1.2;
  overflow-wrap: anywhere;

  b {
    font-weight: inherit;
  }

  span {
    color: ${color.textMuted};
    display: block;
    font-size: ${fontSize.small};
    font-weight: ${fontWeight.regular};
    line-height: 1.5;
  }
`;

const Units = styled.ol`
  border: 1px solid ${color.border};
  border-radius: ${radius.control};

  li {
    display: grid;
    gap: 0 ${space(4)};
    grid-template-columns: 10rem minmax(0, 1fr);
    overflow-wrap: anywhere;
    padding: ${space(2.5)} ${space(4)};
  }

  li + li {
    border-block-start: 1px solid ${color.border};
  }

  span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
  }

  ${media.phone} {
    li {
      grid-template-columns: 1fr;
    }
  }
`;

const Sample = () => (
  <Callout tone="caution" title="Sertifikat contoh">
    Nomor yang berisi kata CONTOH berasal dari simulasi. Dokumennya bukan sertifikat yang sah.
  </Callout>
);

export interface CheckResultProps {
  readonly checked: Checked;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

const CheckResult = ({ checked: { certificate, status }, headingRef }: CheckResultProps) => {
  const { number, registerNumber, holder, scheme, units, issuedAt, validUntil } = certificate;
  const issuer = useIssuer();
  const { licence } = useBodyFacts();
  const verdict = statusText(status, certificate);
  const Icon = looks[verdict.tone][2];
  return (
    <Panel aria-labelledby="hasil-cek">
      <Verdict $tone={verdict.tone}>
        <Icon size={36} aria-hidden="true" />
        <div>
          <h2 id="hasil-cek" ref={headingRef} tabIndex={-1}>
            {verdict.title}
          </h2>
          <p>{verdict.text}</p>
        </div>
      </Verdict>
      <Body>
        {isSampleNumber(number) && <Sample />}
        <Beside>
          <CertificatePaper
            scheme={scheme.title}
            holder={holder}
            facts={certificate}
            state={status}
            caption="Gambar dari data lembaga sertifikasi, bukan sertifikatnya."
          />
          <div>
            <Holder>
              <span>Pemegang sertifikat</span>
              <b>{holder}</b>
            </Holder>
            <DescriptionList
              items={[
                { title: 'Penerbit', content: issuer },
                ...(licence ? [{ title: 'Nomor lisensi BNSP', content: licence }] : []),
                { title: 'Nomor sertifikat', content: number },
                ...(registerNumber ? [{ title: 'No. Reg.', content: registerNumber }] : []),
                { title: 'Skema', content: scheme.title || '–' },
                ...(scheme.number ? [{ title: 'Nomor skema', content: scheme.number }] : []),
                { title: 'Diterbitkan', content: longDate(issuedAt, placeless) },
                { title: 'Berlaku sampai', content: longDate(validUntil, placeless) },
              ]}
            />
          </div>
        </Beside>
        {units.length > 0 && (
          <section aria-labelledby="unit-cek">
            <h3 id="unit-cek">Unit kompetensi ({units.length})</h3>
            <Units>
              {units.map(({ code, title }) => (
                <li key={`${code} ${title}`}>
                  {code && <span>{code}</span>}
                  {title}
                </li>
              ))}
            </Units>
          </section>
        )}
        <p>
          Cocokkan nama, nomor, skema, unit, dan masa berlaku di atas dengan yang tertulis pada sertifikat. Bila ada
          yang berbeda, jangan anggap sertifikat itu sah, dan{' '}
          <TextLink to={paths.contact.to({})}>tanyakan kepada penerbitnya</TextLink>.
        </p>
      </Body>
    </Panel>
  );
};

export default CheckResult;
