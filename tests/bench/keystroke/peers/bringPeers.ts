import { bringPackages } from "../../bringPackages"

const packages = {
  "react-hook-form": "7.92.0",
  "@formily/core": "2.3.7",
  "@formily/react": "2.3.7",
  "@formily/json-schema": "2.3.7",
  uniforms: "4.0.0",
  "uniforms-bridge-json-schema": "4.0.0",
  "uniforms-unstyled": "4.0.0",
  "survey-core": "3.0.0",
  "survey-react-ui": "3.0.0",
  "@jsonforms/core": "3.8.0",
  "@jsonforms/react": "3.8.0",
  "@jsonforms/vanilla-renderers": "3.8.0",
}

/** The other engines, 80 MB; undefined where no registry answers. */
export const bringPeers = (): string | undefined => bringPackages("forms", packages)
