/** Colours of each picture from left to right, which `npm run art` writes. */
export const pictureGrounds: Readonly<Record<string, string>> = {
  edge: '#6c786b,#567a75,#112428',
  shield: '#2c406f,#59638e,#1b2a46',
  learning: '#382339,#583250,#291b24',
  agents: '#5b3b20,#654023,#342316',
  'finance-leaders': '#0e0b10,#6a301e,#170d11',
  'ai-data-teams': '#121c31,#402743,#332130',
  'compliance-officers': '#0e1618,#354b78,#222e4b',
  'blog-crm': '#e2d5c0,#dbc5a9,#e2d4be',
  'blog-breakfast': '#e4dfd4,#d5d0c3,#e4dfd4',
  'blog-speed': '#a2a39c,#9e9e98,#e9e7dc',
  'blog-latam': '#ebe6da,#d9d2ca,#e8e2d7',
  'blog-compliance': '#c5c2b9,#d5d4cf,#d0d4db',
};
