import { type GatsbyConfig } from 'gatsby'
import { readBuildEnv } from './src/config/env-build'

const { LOG_URL, SITE_KEY } = readBuildEnv()

const config: GatsbyConfig = {
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  plugins: [
    {
      resolve: 'gatsby-source-graphql',
      options: {
        typeName: 'PublicationLog',
        fieldName: 'log',
        url: LOG_URL,
        headers: { authorization: `Bearer ${SITE_KEY}` },
      },
    },
    'gatsby-plugin-react-helmet',
  ],
}

export default config
