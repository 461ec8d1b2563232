/** Whether the tests look at the build with the speed code in it, or at that of `SPEED=off`. */
export const isFast = process.env.SPEED !== 'off';

/** The folder of the public build. */
export const publicBuild = isFast ? 'build' : 'build-off';

/** What the speed code does beside what the contract asks for. `SPEED=off` runs none of these tests. */
export const ofSpeed = '@speed';
