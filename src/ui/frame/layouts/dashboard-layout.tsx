import { styled } from 'styled-components';
import { MainArea, mainId } from '../../core/page/main-area.tsx';
import { SkipLink } from '../../kit/components/navigation/skip-link.tsx';
import { media } from '../../kit/theme/media.ts';
import { space } from '../../kit/theme/theme.ts';
import { Footer } from './footer.tsx';
import { Frame } from './frame.ts';
import { Header } from './header.tsx';
import type { LayoutProps } from './layout-props.ts';
import { SideMenu } from './menu/side-menu.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space(8)};
  grid-template-columns: 15rem minmax(0, 1fr);

  > aside {
    ${media.mobile} {
      display: none;
    }
  }

  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.print} {
    display: block;
  }
`;

export const DashboardLayout = ({ children }: LayoutProps) => (
  <Frame>
    <SkipLink target={mainId} />
    <Header />
    <MainArea>
      <Columns>
        <aside data-print="hidden">
          <SideMenu />
        </aside>
        <div>{children}</div>
      </Columns>
    </MainArea>
    <Footer />
  </Frame>
);
