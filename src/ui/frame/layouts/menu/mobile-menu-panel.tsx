import { Dialog } from '../../../kit/components/overlay/dialog.tsx';
import { MobileMenuItems } from './mobile-menu-items.tsx';

const MobileMenuPanel = ({ onClose }: { onClose: () => void }) => (
  <Dialog open title="Menu" size="small" onClose={onClose}>
    <MobileMenuItems onChoose={onClose} />
  </Dialog>
);

export default MobileMenuPanel;
