import { type ReactNode, useId } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { addressLine, useBodyFacts, useIssuer } from '../../core/body/body-facts.ts';
import { useConfig } from '../../core/config-context.ts';
import { useSlots } from '../../core/slots.tsx';
import { licenceText } from '../../kit/format/licence.ts';
import { LogoMark } from '../../kit/illustrations/logo-mark.tsx';
import { media } from '../../kit/theme/media.ts';
import { raisedPanel } from '../../kit/theme/surfaces.ts';
import { color, fontSize, fontWeight, radius, space } from '../../kit/theme/theme.ts';
import { SampleMark } from './sample-mark.tsx';

const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, ' ')}"`;

const PaperPageStyle = createGlobalStyle<{ $running: string }>`
  ${media.print} {
    @page {
      margin: 20mm 16mm 18mm;
      @top-left {
        color: #47536b;
        content: ${({ $running }) => quoted($running)};
        font: 8.5pt sans-serif;
      }
      @bottom-right {
        color: #47536b;
        content: "Halaman " counter(page) " dari " counter(pages);
        font: 8.5pt sans-serif;
      }
    }
  }
`;

const Sheet = styled.article`
  ${raisedPanel}
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  margin-inline: auto;
  max-inline-size: 56rem;
  overflow-x: auto; /* enlarged text can make a table wider than the sheet */
  padding: ${space(8)};
  position: relative; /* contains the visually hidden texts, which have an absolute position */

  ${media.phone} {
    padding: ${space(4)};
  }

  ${media.print} {
    border: 0;
    box-shadow: none;
    display: block;
    max-inline-size: none;
    overflow: visible;
    padding: 0;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;

    > * + * {
      margin-block-start: 14pt;
    }
  }
`;

const Head = styled.header`
  align-items: center;
  border-block-end: 3px double ${color.brand};
  display: grid;
  gap: ${space(4)};
  grid-template-columns: auto minmax(0, 1fr) auto;
  padding-block-end: ${space(4)};

  ${media.phone} {
    grid-template-columns: auto minmax(0, 1fr);

    > :last-child {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }

  h1 {
    font-size: ${fontSize.title};
    line-height: 1.25;
  }
`;

const Issuer = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.semibold};
`;

const Address = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
`;

const Code = styled.p`
  border: 1.5px solid ${color.brand};
  border-radius: ${radius.control};
  color: ${color.brand};
  font-weight: ${fontWeight.bold};
  padding: ${space(1)} ${space(3)};
  white-space: nowrap;
`;

export interface PaperDocumentProps {
  readonly code: string;
  readonly title: string;
  readonly children: ReactNode;
}

export const PaperDocument = ({ code, title, children }: PaperDocumentProps) => {
  const { logo } = useConfig().brand;
  const issuer = useIssuer();
  const { licence, address } = useBodyFacts();
  const facts = [licence && `Lisensi ${licenceText(licence)}`, address && addressLine(address)].filter(Boolean);
  const headingId = useId();
  const { marks } = useSlots();
  return (
    <Sheet aria-labelledby={headingId}>
      <PaperPageStyle $running={`${code} · ${title} · ${issuer}`} />
      <Head>
        {logo ? <img src={logo} alt="" height="48" /> : <LogoMark size={48} />}
        <div>
          <Issuer>{issuer}</Issuer>
          {facts.length > 0 && <Address>{facts.join(' · ')}</Address>}
          <h1 id={headingId} tabIndex={-1}>
            {title}
          </h1>
        </div>
        <Code>{code}</Code>
      </Head>
      {marks.paper && <SampleMark>{marks.paper}</SampleMark>}
      {children}
    </Sheet>
  );
};
