/** Options of this calculator's selects. */
export const formatOptions = [
  {value: 'classic', label: '经典 CAN'},
  {value: 'fd', label: 'CAN FD，不换速率'},
  {value: 'fd-switched', label: 'CAN FD，数据段换速率'},
] as const;

export const idKindOptions = [
  {value: '11', label: '11 位'},
  {value: '29', label: '29 位'},
] as const;
