export const MEMORIAL = '/pages/hall/memorial';
export const BLESSING = '/pages/hall/blessing';
