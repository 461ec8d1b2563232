/** Whether the tests run on the build with the speed code, or on the one with `SPEED=off`. */
export const isFast = process.env.SPEED !== 'off';

/** The folder of the public build. */
export const publicBuild = isFast ? 'build' : 'build-off';

/** The folder of the build under `/x/`, with the second blog and without a service worker. */
export const secondBuild = 'build-second';

/** Tests of effects that only the speed code has and the contract does not require. `SPEED=off` runs none of them. */
export const ofSpeed = '@speed';
