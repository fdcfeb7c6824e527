import './src/shell/styles'
