/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#657b72,#57807d,#12272b',
  shield: '#263e70,#3b5690,#1c2d4a',
  learning: '#39233a,#553150,#291b25',
  agents: '#5d3c20,#6a4323,#3a2617',
  'finance-leaders': '#0e0b0e,#72321c,#170d0f',
  'ai-data-teams': '#131d32,#412845,#342131',
  'compliance-officers': '#0e1619,#2c487b,#212e4e',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
