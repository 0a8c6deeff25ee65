import { css } from 'styled-components';
import { color } from '../../theme/theme.ts';

/** Copy of the styles of react-easy-crop 6.2, because the content security policy forbids its style element. */
export const cropRules = css`
  .reactEasyCrop_Container {
    align-items: center;
    cursor: move;
    display: flex;
    inset: 0;
    justify-content: center;
    overflow: hidden;
    position: absolute;
    touch-action: none;
    -webkit-user-select: none;
    user-select: none;
  }

  .reactEasyCrop_Image {
    max-width: unset;
    will-change: transform;
  }

  .reactEasyCrop_Contain {
    inset: 0;
    margin: auto;
    max-height: 100%;
    max-width: 100%;
    position: absolute;
  }

  .reactEasyCrop_CropArea {
    border: 2px solid ${color.onBrand};
    box-shadow: 0 0 0 9999em rgb(10 31 68 / 62%);
    box-sizing: border-box;
    inset-block-start: 50%;
    inset-inline-start: 50%;
    overflow: hidden;
    position: absolute;
    transform: translate(-50%, -50%);

    &:focus-visible {
      outline: 3px solid ${color.accent};
      outline-offset: -5px;
    }
  }

  .reactEasyCrop_CropAreaGrid::before,
  .reactEasyCrop_CropAreaGrid::after {
    border: 1px solid rgb(255 255 255 / 50%);
    box-sizing: border-box;
    content: '';
    position: absolute;
  }

  .reactEasyCrop_CropAreaGrid::before {
    border-block: 0;
    inset-block: 0;
    inset-inline: 33.33%;
  }

  .reactEasyCrop_CropAreaGrid::after {
    border-inline: 0;
    inset-block: 33.33%;
    inset-inline: 0;
  }
`;
