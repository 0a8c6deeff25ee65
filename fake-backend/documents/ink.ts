export const ink = {
  navy: '#0A1F44',
  brand: '#14397D',
  tint: '#E6EDF9',
  gold: '#E8A317',
  darkGold: '#8A6112',
  text: '#14213A',
  muted: '#4B5A74',
  line: '#C9D3E3',
  warning: '#B3231B',
} as const;
